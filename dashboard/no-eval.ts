import { config } from "zod/mini";

// The page's policy lets no text become code, which zod would try: to be imported before any definition is made.
config({ jitless: true });
