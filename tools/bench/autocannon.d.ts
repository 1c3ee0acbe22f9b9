/** autocannon has no types; these are the ones used by the bench. */
declare module 'autocannon' {
  interface Request {
    method?: string
    path?: string
    headers?: Record<string, string>
    body?: string
  }
  interface Options {
    url: string
    connections: number
    amount?: number
    duration?: number
    requests: { setupRequest: (request: Request) => Request }[]
  }
  interface Instance extends PromiseLike<{ errors: number }> {
    on(
      event: 'response',
      listener: (client: unknown, status: number, bytes: number, milliseconds: number) => void,
    ): Instance
  }
  export default function autocannon(options: Options): Instance
}
