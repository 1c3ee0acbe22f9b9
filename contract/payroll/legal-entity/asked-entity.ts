import { z } from 'zod'
import { Id } from '../../values.ts'

/** Which legal entity, if there are several: `own` is the organisation itself. */
export const AskedEntity = z.union([z.literal('own'), Id], 'Choose a legal entity')
export type AskedEntity = z.output<typeof AskedEntity>
