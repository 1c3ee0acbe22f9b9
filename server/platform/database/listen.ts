import pg from 'pg'
import type { Log } from '../log.ts'

export interface Listener {
  /** Whether every notification since the last `onGap` has arrived. While false, nothing may rely on them. */
  readonly isLive: boolean
  stop(): Promise<void>
}

interface Options {
  connection: pg.ClientConfig
  channel: string
  onMessage: (payload: string) => void
  /** Called when the connection was lost or is new, so that messages may have been missed. */
  onGap: () => void
  log: Log
}

/** Receives the notifications of a channel on a connection of its own, and reconnects when it breaks. */
export async function listen(options: Options): Promise<Listener> {
  const state: State = { isLive: false, isStopped: false, isConnecting: false, beats: 0, client: undefined }
  await connect(options, state).catch(() => undefined)
  const heart = setInterval(() => void beat(options, state), beatMillis)
  heart.unref()
  return {
    get isLive() {
      return state.isLive
    },
    async stop() {
      state.isStopped = true
      clearInterval(heart)
      await state.client?.end().catch(() => undefined)
    },
  }
}

interface State {
  isLive: boolean
  isStopped: boolean
  isConnecting: boolean
  beats: number
  client: pg.Client | undefined
}

const beatMillis = 500
/** A broken connection may go unnoticed, so it is probed every 20 seconds. */
const beatsBetweenQuestions = 40

async function connect({ connection, channel, onMessage, onGap, log }: Options, state: State): Promise<void> {
  const client = new pg.Client({ ...connection, keepAlive: true, connectionTimeoutMillis: 5_000, query_timeout: 5_000 })
  const lost = (error?: Error) => {
    if (state.client !== client) return
    state.client = undefined
    state.isLive = false
    onGap()
    if (error) log.warn({ error: error.message, channel }, 'the connection that listens broke')
  }
  client.on('error', lost)
  client.on('end', () => lost())
  client.on('notification', ({ payload = '' }) => onMessage(payload))
  await client.connect()
  // Stopped in the meantime: nothing else would close it.
  if (state.isStopped) return client.end()
  state.client = client
  await client.query(`listen ${client.escapeIdentifier(channel)}`)
  onGap()
  state.isLive = true
}

async function beat(options: Options, state: State): Promise<void> {
  state.beats += 1
  if (state.isConnecting || state.isStopped) return
  state.isConnecting = true
  try {
    if (!state.client) await connect(options, state)
    else if (state.beats % beatsBetweenQuestions === 0) await state.client.query('select 1')
  } catch {
    await state.client?.end().catch(() => undefined)
  } finally {
    state.isConnecting = false
  }
}
