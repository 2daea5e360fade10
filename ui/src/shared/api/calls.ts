/**
 * These types are made of the server's description of its calls. They check every path, method, query, body and
 * answer against it, and add nothing to the scripts.
 */
import type { DataTag, QueryFunction } from "@tanstack/react-query";
import type { paths } from "./schema";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

type Parts<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? [Part, ...Parts<Rest>]
  : [Path];

/** True where each part is the same, or fits a part in braces. */
type IsLike<Known, Given> = Known extends [infer KnownPart, ...infer KnownRest]
  ? Given extends [infer Part, ...infer Rest]
    ? [Part] extends [KnownPart extends `{${string}}` ? string : KnownPart]
      ? IsLike<KnownRest, Rest>
      : false
    : false
  : Given extends []
    ? true
    : false;

type Known = { [Path in keyof paths]: Parts<Path> };

type Like<Given> = {
  [Path in keyof Known]: IsLike<Known[Path], Given> extends true ? Path : never;
}[keyof Known];

type Bare<Path extends string> = Path extends `${infer Before}?${string}` ? Before : Path;

/** The described path that a called path belongs to; one without parameters comes first. */
type Described<Path extends string> =
  Bare<Path> extends infer Given extends string
    ? Given extends keyof paths
      ? Given
      : Like<Parts<Given>>
    : never;

type Operation<Path extends string, Does extends Method> = paths[Described<Path>] extends infer Item
  ? Lowercase<Does> extends keyof Item
    ? NonNullable<Item[Lowercase<Does>]>
    : never
  : never;

type QueryIn<Described> = Described extends { parameters: { query?: infer Query } }
  ? NonNullable<Query>
  : never;

/** The query that a path takes, whatever the method. */
export type QueryOf<Path extends string> = { [Does in Method]: QueryIn<Operation<Path, Does>> }[Method];

type Written<Value> = Value extends string | number | boolean ? `${Value}` : never;

/** True where the query that is written into a path has only known names, with values that they take. */
type TakesQuery<Text extends string, Query> = Text extends `${infer First}&${infer Rest}`
  ? TakesQuery<First, Query> extends true
    ? TakesQuery<Rest, Query>
    : false
  : Text extends `${infer Name}=${infer Value}`
    ? Name extends keyof Query
      ? [Value] extends [Written<Query[Name]>]
        ? true
        : false
      : false
    : false;

type IsCall<Path extends string, Does extends Method> = [Operation<Path, Does>] extends [never]
  ? false
  : Path extends `${string}?${infer Query}`
    ? TakesQuery<Query, QueryIn<Operation<Path, Does>>>
    : true;

/** The path itself where the server has this call, else never. */
export type CallPath<Path extends string, Does extends Method> =
  false extends IsCall<Path, Does> ? never : Path;

type Content<Part> = Part extends { content: { "application/json": infer Shape } } ? Shape : undefined;

type Answers<Found> = Found extends { responses: infer Responses }
  ? { [Status in keyof Responses & (200 | 201 | 204)]: Content<Responses[Status]> }[keyof Responses &
      (200 | 201 | 204)]
  : never;

export type AnswerOf<Path extends string, Does extends Method = "GET"> = Answers<Operation<Path, Does>>;

type Body<Found> = Found extends { requestBody: { content: infer Kinds } }
  ? Kinds extends { "application/json": infer Shape }
    ? { body: Shape }
    : { body: FormData }
  : { body?: never };

export type BodyOf<Path extends string, Does extends Method> = Body<Operation<Path, Does>>;

/** The key of an answer in the cache, which knows the answer's shape. */
export type ApiKey<Answer> = DataTag<string[], Answer>;

/**
 * What `useQuery` needs to read by a key. The function is the client's own and only gives the shape of the
 * answer here.
 */
export interface Reading<Answer> {
  queryKey: ApiKey<Answer>;
  queryFn?: QueryFunction<Answer>;
}
