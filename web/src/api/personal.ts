/** What only one person may see: gone when they go, and kept by no device. */
const PERSONAL = /^\/api\/(?:users|v1\/(?:profile|account|newsletters?|accreditation))(?:$|[/?])/;

export function isPersonal(address: string): boolean {
  return PERSONAL.test(address);
}
