/** The popups that are open. */
export default function AccountPopups() {
  return null;
}
