import { type AddressInfo, createServer, type Server, type Socket } from "node:net";

const END_OF_MAIL = "\r\n.\r\n";

/** A mail server on this computer that speaks just enough SMTP. It takes every mail, or refuses every sender. */
export class MailServer {
  readonly mails: string[] = [];
  /** It answers every sender with this instead of yes: "550 5.7.1 Not from here". */
  refusal: string | undefined;
  private readonly lines = new Set<Socket>();
  private readonly server: Server = createServer((line) => this.talk(line));

  start(): Promise<void> {
    return new Promise((resolve) => this.server.listen(0, "127.0.0.1", resolve));
  }

  stop(): Promise<void> {
    for (const line of this.lines) line.destroy();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  private talk(line: Socket): void {
    this.lines.add(line.on("error", () => line.destroy()));
    let heard = "";
    let isMail = false;
    const say = (words: string) => line.write(`${words}\r\n`);
    say("220 mail.example.ie");
    line.on("data", (bytes) => {
      heard += bytes.toString("latin1");
      for (let end = heard.indexOf(isMail ? END_OF_MAIL : "\r\n"); end >= 0; ) {
        const words = heard.slice(0, end);
        heard = heard.slice(end + (isMail ? END_OF_MAIL.length : 2));
        if (isMail) this.mails.push(words);
        say(isMail ? "250 Taken" : this.answer(words));
        isMail = !isMail && words.toUpperCase() === "DATA";
        end = heard.indexOf(isMail ? END_OF_MAIL : "\r\n");
      }
    });
  }

  private answer(words: string): string {
    const verb = words.slice(0, 4).toUpperCase();
    if (verb === "MAIL" && this.refusal) return this.refusal;
    return { DATA: "354 Go on", QUIT: "221 Bye" }[verb] ?? "250 Yes";
  }
}
