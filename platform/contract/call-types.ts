import type { z } from 'zod'
import type { Call, ResponseFile, StreamedFile, UploadedFile } from './call.ts'

/** The parameters between braces in a path: `/cart/{id}` has `id`. */
type PathParams<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & PathParams<Rest>
  : unknown

type SchemaInput<C, K extends string> =
  C extends Record<K, infer S extends z.ZodType> ? { [_ in K]: z.input<S> } : unknown
type SchemaOutput<C, K extends string> =
  C extends Record<K, infer S extends z.ZodType> ? { [_ in K]: z.output<S> } : unknown
type FileFields<C, F> = C extends { files: infer R }
  ? {
      files: { [K in keyof R as R[K] extends { optional: true } ? never : K]: F } & {
        [K in keyof R as R[K] extends { optional: true } ? K : never]?: F
      }
    }
  : unknown
type Flatten<T> = { [K in keyof T]: T[K] }
/** A part may be left out when all of its fields may. */
type OptionalIfEmpty<T> = {
  [K in keyof T as {} extends T[K] ? never : K]: T[K]
} & { [K in keyof T as {} extends T[K] ? K : never]?: T[K] }

/** What a client passes. */
export type ClientInput<C extends Call> = Flatten<
  OptionalIfEmpty<
    PathParams<C['path']> &
      SchemaInput<C, 'query'> &
      SchemaInput<C, 'body'> &
      SchemaInput<C, 'form'> &
      FileFields<C, File>
  >
>
/** What the handler receives after validation. */
export type HandlerInput<C extends Call> = Flatten<
  PathParams<C['path']> &
    SchemaOutput<C, 'query'> &
    SchemaOutput<C, 'body'> &
    SchemaOutput<C, 'form'> &
    FileFields<C, UploadedFile>
>

type EventUnion<E> = {
  [K in keyof E]: {
    event: K
    data: E[K] extends z.ZodType ? z.output<E[K]> : never
    id?: string
  }
}[keyof E]

/** What a handler returns, and what a client resolves to. */
export type HandlerOutput<C extends Call> = C['response'] extends {
  kind: 'json'
  schema: infer S extends z.ZodType
}
  ? z.output<S>
  : C['response'] extends { kind: 'bytes' }
    ? Uint8Array
    : C['response'] extends { kind: 'file' }
      ? ResponseFile
      : C['response'] extends { kind: 'stored' }
        ? StreamedFile
        : C['response'] extends { kind: 'stream' }
          ? AsyncIterable<Uint8Array>
          : C['response'] extends { kind: 'events'; events: infer E }
            ? AsyncIterable<EventUnion<E>>
            : never
