/** For tests: uploads in place of `XMLHttpRequest`, each waiting to be answered. */
export class ExampleUpload {
  static all: ExampleUpload[] = [];
  static get last() {
    const last = ExampleUpload.all.at(-1);
    if (!last) throw new Error("nothing was sent");
    return last;
  }

  upload: { onprogress?: (event: { loaded: number; total: number }) => void; onload?: () => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  status = 0;
  responseText = "";
  method = "";
  address = "";
  sent = "";
  headers: Record<string, string> = {};
  private answered: Record<string, string> = {};

  constructor() {
    ExampleUpload.all.push(this);
  }
  open(method: string, address: string) {
    Object.assign(this, { method, address });
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name.toLowerCase()] = value;
  }
  getResponseHeader(name: string) {
    return this.answered[name] ?? null;
  }
  send(body: string) {
    this.sent = body;
  }
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }

  get body(): unknown {
    return JSON.parse(this.sent);
  }
  progress(loaded: number, total = 100) {
    this.upload.onprogress?.({ loaded, total });
    if (loaded === total) this.upload.onload?.();
  }
  answer(status: number, body: object, headers: Record<string, string> = {}) {
    Object.assign(this, { status, responseText: JSON.stringify(body), answered: headers });
    this.onload?.();
    this.onloadend?.();
  }
  lose() {
    this.onerror?.();
    this.onloadend?.();
  }
}
