import type { AreaTexts } from "../texts.ts";

/** As many as there can be; a number beyond would be written in figures. */
const NUMBERS: Record<number, string> = {
  2: "Two",
  3: "Three",
  4: "Four",
  5: "Five",
  6: "Six",
  7: "Seven",
  8: "Eight",
  9: "Nine",
};

export const accreditation: AreaTexts["accreditation"] = {
  title: "Media accreditation",
  heading: "Accreditation",
  description: "Ask here for your medium to be accredited for the matches of the league.",
  lead: "For media registered with the ERC. One request for each medium; the names of journalists are asked for after approval.",
  needsScripts: "To send the request, your browser has to allow JavaScript. The rest of the site works without it.",
  form: "Request for accreditation",

  groups: { medium: "The medium", contact: "Contact", address: "Address", proof: "Proof" },
  fields: {
    mediaName: "Name of the medium",
    ercNumber: "ERC registration number",
    ercHelp: "It has six digits.",
    email: "E-mail",
    emailHelp: "The answer goes to this address.",
    phoneNumber: "Telephone",
    address: "Street and number",
    postalCode: "Postal code",
    locality: "Town",
    confirm: "I confirm that I represent this medium and accept the",
    terms: "terms and conditions",
  },
  file: {
    name: "Proof of registration with the ERC",
    empty: "Attach the proof of registration with the ERC",
    help: "PDF, JPG or PNG up to 10 MB. You can also drop it here.",
    drop: "Drop the file here",
    choose: "Choose a file",
    chooseOther: "Choose another",
    remove: "Remove",
    removeNamed: (file) => `Remove ${file}`,
    checking: "Checking…",
    ready: (size) => `${size}, ready to send`,
    kilobytes: (size) => `${size} kB`,
    megabytes: (size) => `${size} MB`,
  },

  draft: {
    restored: "We have brought back what you had written on this device. The file has to be attached again.",
    kept: "What you write is kept on this device until you send the request.",
    remove: "Delete draft",
    removed: "Draft deleted.",
  },

  submit: "Send request",
  sending: {
    label: "Sending the request",
    reading: "Preparing the file…",
    sending: (percent) => `Sending, ${percent}%`,
    waiting: "Sent. Waiting for confirmation…",
    cancel: "Cancel sending",
    cancelled: "Sending was cancelled. Nothing that you wrote is lost.",
  },

  missing: (count) => (count === 1 ? "One thing is missing" : `${NUMBERS[count] ?? count} things are missing`),
  toDo: {
    mediaName: "Write the name of the medium",
    ercNumber: "Check the ERC number",
    email: "Check the e-mail",
    phoneNumber: "Check the telephone number",
    address: "Complete the address",
    postalCode: "Complete the postal code",
    locality: "Write the town",
    file: "Attach the proof as PDF, JPG or PNG",
    confirmed: "Confirm that you represent the medium",
  },

  wrong: {
    title: "The request was not sent.",
    mediaNameMissing: "Write the name of the medium.",
    mediaNameInvalid: "Write between 2 and 120 characters.",
    ercNumberMissing: "Write the registration number.",
    ercNumberInvalid: "It has six digits, for example 126044.",
    emailMissing: "Write the e-mail.",
    emailInvalid: "Write the whole e-mail, for example newsroom@example.org.",
    phoneNumberMissing: "Write the telephone number.",
    phoneNumberInvalid: "Write nine digits, for example 220 000 948, or the number with its country code.",
    addressMissing: "Write the address.",
    addressInvalid: "Write between 5 and 200 characters: street, number and floor.",
    postalCodeMissing: "Write the postal code.",
    postalCodeInvalid: "Write the seven digits, for example 4000-120.",
    localityMissing: "Write the town.",
    localityInvalid: "Write between 2 and 80 characters.",
    confirmedMissing: "We need this confirmation to accept the request.",
    fileMissing: "The proof is missing.",
    fileKind: "We only accept PDF, JPG or PNG.",
    fileSize: "The file is larger than 10 MB. Choose a smaller one.",
    fileEmpty: "This file is empty.",
    fileUnreadable: "We could not read this file. Choose it again.",
    fileInvalid: "This file cannot be used. Choose another.",
    waitSeconds: (seconds) =>
      seconds === 1
        ? "We have had too many requests from here. Try again in 1 second."
        : `We have had too many requests from here. Try again in ${seconds} seconds.`,
    waitMinutes: (minutes) =>
      minutes === 1
        ? "We have had too many requests from here. Try again in 1 minute."
        : `We have had too many requests from here. Try again in ${minutes} minutes.`,
    wait: "We have had too many requests from here. Try again in a while.",
    offline: "We could not reach the site. Nothing is lost: check your connection and send again.",
    other: "Something went wrong on our side. Nothing is lost: send again in a while.",
  },

  how: {
    title: "How it works",
    text: "We answer within 48 working hours.",
    request: "Request.",
    requestText: "You fill in this form and attach the proof.",
    check: "Check.",
    checkText: "The league confirms the registration with the ERC.",
    answer: "Answer.",
    answerText: "By e-mail, with access to the press area.",
    matches: "Matches.",
    matchesText: "You ask for seats up to 72 hours before each match.",
  },
  help: {
    title: "Do you need help?",
    text: "Working days, 9:30 to 18:00.",
    contact: "Talk to the press office",
  },

  sent: {
    title: "Request received",
    text: (email) => `We have sent the confirmation to ${email}. There is nothing else to do for now.`,
    reference: "Reference",
    medium: "Medium",
    answerBy: "Answer by",
    moment: (day, time) => `${day}, ${time}`,
    home: "Back to the home page",
    another: "Make another request",
  },
};
