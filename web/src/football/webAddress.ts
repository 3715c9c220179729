/** Links that came from elsewhere lead to pages, and to nothing that runs. */
export function webAddress(address: string | null | undefined): string | undefined {
  return address && /^(https?:\/\/|\/(?!\/))/i.test(address) ? address : undefined;
}
