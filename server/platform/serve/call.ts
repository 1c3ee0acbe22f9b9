import type { Readable } from 'node:stream'
import type { Access, BodyOf, DataOf, ParamsOf, QueryOf, Route } from '@muster/contract/routes.ts'
import type { Actor, Onboarding } from '../actor.ts'
import type { App } from '../app.ts'
import type { Tx } from '../database/tx.ts'
import type { Bytes } from '../bytes.ts'
import type { FileKind } from '../files/files.ts'

/** An uploaded part; its media type is detected from its bytes, not its name. */
export interface Upload {
  name: string
  type: string
  size: number
  /** Of the bytes as sent. */
  sha256: string
  read(): Promise<Buffer>
  stream(): Readable
}

/** A part that is already in storage: the transaction claims it with `takeFiles`, or it is removed. */
export interface KeptUpload extends Upload {
  key: string
  isTaken: boolean
}

/** The uploads of a call, by part name. */
export type Uploads = Record<string, Upload | Upload[] | undefined>

/** What sessions and limits need to know about the caller. */
export interface Client {
  address: string
  agent: string
  origin: string | undefined
  /** The host it called, with the port. */
  host: string | undefined
  /** The bearer token as sent, unchecked, for public calls with tokens of their own. */
  bearer: string | undefined
  cookies: Readonly<Record<string, string | undefined>>
  /** Whether a page made the call, which sends along cookies that scripts cannot read. Programs send no origin. */
  isBrowser: boolean
  /** Sets or (null) clears an HttpOnly, SameSite=Strict cookie for the auth paths, or for those below `path`. */
  setCookie(name: string, value: string | null, maxAgeSeconds: number, path?: string): void
}

interface Basic<R extends Route> {
  app: App
  client: Client
  /** The reader's language. */
  language: string
  /** It has an Idempotency-Key, so the same again under another key is meant as another one. */
  isMarked: boolean
  params: ParamsOf<R>
  query: QueryOf<R> & PagingOf<R>
  body: BodyOf<R>
  files: FilesOf<R>
}

type Who<A extends Access> = A extends 'public'
  ? unknown
  : A extends 'onboarding'
    ? { onboarding: Onboarding }
    : { tx: Tx; actor: Actor }

type PagingOf<R extends Route> = R['paging'] extends 'page' | 'optionalPage'
  ? { page: number; limit: number; offset: number }
  : R['paging'] extends 'cursor'
    ? { next: string | null; limit: number }
    : unknown

type FilesOf<R extends Route> = R['files'] extends object
  ? {
      [K in keyof R['files']]: R['files'][K] extends { many: number }
        ? KeptUpload[]
        : R['files'][K] extends { keptAs: string }
          ? KeptUpload
          : R['files'][K] extends { optional: true }
            ? Upload | undefined
            : Upload
    }
  : undefined

/** A call as its handler sees it: validated, with the actor's own transaction unless it is public. */
export type Call<R extends Route> = Basic<R> & Who<R['access']>

/** A handler's result: `data`; for a page `{ data, total }`; for a cursor `{ data, next }`; for a blob its bytes. */
export type Answer<R extends Route> = R['reply'] extends 'blob'
  ? Bytes
  : R['paging'] extends 'page' | 'optionalPage'
    ? { data: DataOf<R>; total: number }
    : R['paging'] extends 'cursor'
      ? { data: DataOf<R>; next: string | null }
      : DataOf<R>

/** Stores bytes before the transaction; what the call has not claimed with `takeFiles` when it ends is removed. */
export type Keep = (kind: FileKind, upload: Upload) => Promise<KeptUpload>

/** A call before its transaction: it holds no connection, and any transaction it opens is short. */
export type Before<R extends Route> = Basic<R> & { actor: Actor; keep: Keep }

/** A handler with work that waits for storage, images or PDFs and therefore comes before the transaction. */
export class Prepared<R extends Route> {
  readonly prepare: (call: Before<R>) => Promise<unknown>
  readonly handle: (call: Call<R>, ready: unknown) => Promise<Answer<R>> | Answer<R>

  constructor(prepare: Prepared<R>['prepare'], handle: Prepared<R>['handle']) {
    this.prepare = prepare
    this.handle = handle
  }
}

export function prepared<R extends Route, P>(
  prepare: (call: Before<R>) => Promise<P>,
  handle: (call: Call<R>, ready: P) => Promise<Answer<R>> | Answer<R>,
): Prepared<R> {
  return new Prepared<R>(prepare, (call, ready) => handle(call, ready as P))
}

export type Handler<R extends Route> = (call: Call<R>) => Promise<Answer<R>> | Answer<R>
