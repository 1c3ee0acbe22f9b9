import { SMTPServer } from 'smtp-server'

export interface MailSink {
  url: string
  /** What was taken, by its message id. */
  taken: Map<string, number>
  /** Refuses what comes, as a mail server does that is out of order. */
  isAway: boolean
  close(): Promise<void>
}

/** A mail server that counts. */
export async function mailSink(): Promise<MailSink> {
  const taken = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onMailFrom(_, __, done) {
      done(sink.isAway ? Object.assign(new Error('Out of order'), { responseCode: 421 }) : undefined)
    },
    onData(stream, _, done) {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        const [, id = ''] = /^Message-ID:\s*(\S+)/im.exec(Buffer.concat(pieces).toString('utf8')) ?? []
        taken.set(id, (taken.get(id) ?? 0) + 1)
        done()
      })
    },
  })
  // A sender that is killed in the middle of a mail.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const sink: MailSink = {
    ...{ url: `smtp://127.0.0.1:${port}`, taken, isAway: false },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return sink
}
