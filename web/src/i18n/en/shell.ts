import type { shell as portuguese } from "../ptPT/shell.ts";

export const shell: typeof portuguese = {
  messages: "Messages",
  close: "Close",
  back: "Back",

  offline: "No connection",
  stillOffline: "Still no connection",
  dataFrom: (time) => `Data from ${time}, may have changed`,
  dataOf: (day, time) => `Data from ${day}, ${time}, may have changed`,
  mayBeOld: "What you see may have changed",
  retry: "Try again",

  newVersion: "New version",
  newVersionText: "It is ready. Nothing is lost.",
  update: "Update",

  install: (name) => `${name} on your home screen`,
  installText: "Installs in seconds and takes little room.",
  benefits: {
    clubs: "Your club, the matches and the table, one tap away",
    offline: "Opens without a connection, with the latest data",
    fast: "No browser bars, the whole screen",
  },
  installButton: "Install",
  installHow: "See how",
  notNow: "Not now",

  iosTitle: "Install on iPhone or iPad",
  iosShare: "Tap Share, in the browser’s bar",
  iosAdd: "Choose Add to Home Screen",
  iosConfirm: "Confirm with Add",
};
