import type pg from 'pg'
import type { Recorded } from './record.ts'

/** Sends the recorded statements as fast as the product could: tenant and first batch in one packet, nothing in between. */
export async function replay(pool: pg.Pool, transactions: readonly Recorded[]): Promise<void> {
  for (const { organisation, batches } of transactions) {
    const client = await pool.connect()
    try {
      const opening = client.query(`begin; set local app.organisation_id = '${organisation ?? ''}'`)
      for (const [index, batch] of batches.entries()) {
        const sent = batch.map(({ name, text, values }) => client.query({ name, text, values: values as unknown[] }))
        await Promise.all(index === 0 ? [opening, ...sent] : sent)
      }
      await client.query('commit')
      client.release()
    } catch (error) {
      client.release(error as Error)
      throw error
    }
  }
}
