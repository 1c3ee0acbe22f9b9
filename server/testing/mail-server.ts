import { SMTPServer } from 'smtp-server'

export interface MailServer {
  url: string
  /** Refuses everything, like a mail server that is out of order. */
  isAway: boolean
  /** Whether it refuses this address for good. */
  refuses: (to: string) => boolean
  /** Awaited before a mail to this address is taken. */
  beforeEach: (to: string) => Promise<unknown>
  close(): Promise<void>
}

/** A mail server that accepts everything, and reports each complete mail. */
export async function mailServer(onMail: (text: string) => void): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onMailFrom(_, __, done) {
      done(itself.isAway ? Object.assign(new Error('Out of order'), { responseCode: 421 }) : undefined)
    },
    onRcptTo({ address }, _, done) {
      done(itself.refuses(address) ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : undefined)
    },
    onData(stream, { envelope }, done) {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        void itself.beforeEach(envelope.rcptTo[0]?.address ?? '').then(() => {
          onMail(Buffer.concat(pieces).toString('utf8'))
          done()
        })
      })
    },
  })
  // A sender killed in the middle of a mail.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const itself: MailServer = {
    ...{ url: `smtp://127.0.0.1:${port}`, isAway: false, refuses: () => false, beforeEach: async () => undefined },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
  return itself
}
