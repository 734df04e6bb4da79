// What a stand-in does for an action that is not needed here.
