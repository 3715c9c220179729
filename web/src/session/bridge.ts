import { broadcastResponseToMainFrame } from "@azure/msal-browser/redirect-bridge";

/**
 * All that the document at /auth/redirect does: it tells the page that opened it, as a window or in a frame, what the
 * identity provider said, and closes. Opened without such an answer there is nothing to tell.
 */
broadcastResponseToMainFrame().catch(() => location.replace("/auth"));
