import { vi } from "vitest";
import type { AnswerOf, CallPath, Method } from "@/shared/api/calls";
import { DEFAULT_SETTINGS } from "@/shared/api/default-settings";
import { describedAnswer } from "./described-answer";

/** A call of the server, such as "GET /api/settings". */
type Call<Text extends string> = Text extends `${infer Does extends Method} ${infer Path}`
  ? CallPath<Path, Does> extends never
    ? never
    : Text
  : never;

type Answer<Text extends string> = Text extends `${infer Does extends Method} ${infer Path}`
  ? AnswerOf<Path, Does>
  : never;

/** Parts of a shape, at every depth. */
type Some<Shape> = Shape extends readonly (infer Each)[]
  ? Some<Each>[]
  : Shape extends object
    ? { [Name in keyof Shape]?: Some<Shape[Name]> | undefined }
    : Shape;

type Reply = (call: string) => Promise<Response>;

/**
 * Answers in place of the shop's server. A call that a test says nothing about is answered as by a shop in
 * which there is nothing, in the described shape.
 */
export class FakeServer {
  /** The calls in their order, each with the body that was sent. */
  readonly sent: { call: string; body: unknown }[] = [];
  private readonly answers = new Map<string, Reply>();
  private readonly failures = new Map<string, Reply>();

  constructor() {
    vi.spyOn(globalThis, "fetch").mockImplementation((url, init) => this.reply(String(url), init));
    this.answer("GET /api/admin/check", { isAdmin: true });
    this.answer("GET /api/settings", { ...DEFAULT_SETTINGS });
  }

  /** Answer a call with what matters to the test. A call without a query is meant with every query. */
  answer<const Text extends string>(
    call: Text & Call<Text>,
    some: Some<Answer<Text>>,
    headers: Record<string, string> = {},
  ): void {
    const text = JSON.stringify(describedAnswer(call, some));
    this.answers.set(call, async () => new Response(text, { headers }));
  }

  /** Refuse a call as the server does when it cannot do it. */
  refuse(call: string, status: number, refusal?: object): void {
    describedAnswer(call);
    const text = refusal ? JSON.stringify(refusal) : "";
    this.failures.set(call, async () => new Response(text, { status }));
  }

  /** Let a call fail as it does without a connection, after some milliseconds. */
  cutOff(call: string, after = 0): void {
    describedAnswer(call);
    this.failures.set(call, async () => {
      if (after) await new Promise((resolve) => setTimeout(resolve, after));
      throw new TypeError("Failed to fetch");
    });
  }

  /** Keep a call waiting, as a slow line does. Returns what lets it be answered. */
  hold(call: string): { answer: () => void } {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    this.failures.set(call, async (asked) => {
      await held;
      this.failures.delete(call);
      return this.answerOf(asked);
    });
    return { answer };
  }

  /** Answer a call again, which was refused or cut off. */
  restore(call: string): void {
    this.failures.delete(call);
  }

  /** Return the bodies that were sent by a call. */
  bodiesOf(call: string): unknown[] {
    return this.sent.filter((each) => each.call === call).map(({ body }) => body);
  }

  private reply(url: string, { method = "GET", body }: RequestInit = {}): Promise<Response> {
    const call = `${method} ${url}`;
    const [bare = ""] = call.split("?");
    this.sent.push({ call, body: typeof body === "string" ? JSON.parse(body) : body });
    const failure = this.failures.get(call) ?? this.failures.get(bare);
    return failure ? failure(call) : this.answerOf(call);
  }

  private answerOf(call: string): Promise<Response> {
    const [bare = ""] = call.split("?");
    const answer = this.answers.get(call) ?? this.answers.get(bare);
    return answer ? answer(call) : Promise.resolve(new Response(JSON.stringify(describedAnswer(bare)) ?? ""));
  }
}
