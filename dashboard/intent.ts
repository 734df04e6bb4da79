/** Milliseconds that a pointer or the focus rests on a card before its owner seems to mean it. */
const REST = 65;

/** Calls `act` for the card that somebody is about to open: what rests there, or is pressed. */
export function onIntent(box: HTMLElement, act: (id: string) => void): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const idOf = (event: Event) =>
    event.target instanceof Element
      ? event.target.closest<HTMLElement>("[data-series]")?.dataset.series
      : undefined;
  const rests = (event: Event) => {
    clearTimeout(waiting);
    const id = idOf(event);
    if (id !== undefined) waiting = setTimeout(act, REST, id);
  };
  box.addEventListener("pointerover", rests);
  box.addEventListener("focusin", rests);
  box.addEventListener("pointerdown", (event) => {
    const id = idOf(event);
    if (id !== undefined) act(id);
  });
}
