import { colour } from './tokens.ts'

export type Tone = 'warning' | 'info' | 'success' | 'error' | 'neutral' | 'violet'

const toneOfStatus: Readonly<Record<string, Tone>> = {
  ...all('warning', [
    'pending',
    'awaiting you',
    'on notice',
    'late',
    'needs attention',
    'incomplete',
    'expiring soon',
    'half day',
    'half day leave',
  ]),
  ...all('info', [
    'onboarding',
    'submitted',
    'in review',
    'forwarded',
    'processing',
    'calculated',
    'scheduled',
    'upcoming',
    'on leave',
    'leave',
  ]),
  ...all('success', ['approved', 'active', 'present', 'paid', 'verified', 'completed', 'enabled', 'matched']),
  ...all('error', ['rejected', 'absent', 'failed', 'overdue', 'missed punch', 'blocked', 'not verified']),
  ...all('neutral', [
    'draft',
    'cancelled',
    'withdrawn',
    'inactive',
    'holiday',
    'weekly off',
    'not started',
    'not yet',
    'expired',
  ]),
  ...all('violet', ['work from home', 'remote', 'comp off']),
}

/** The tone of a status in any spelling (`halfDay`, `half-day`, `Half day`); an unknown one is neutral. */
export function statusTone(status: string): Tone {
  return toneOfStatus[plain(status)] ?? 'neutral'
}

export interface ToneColours {
  background: string
  text: string
  dot: string
}

/** Chip colours: tone 50 behind, tone 700 text, tone 500 dot. */
export const toneColours: Readonly<Record<Tone, ToneColours>> = {
  warning: { background: colour.amber[50], text: colour.amber[700], dot: colour.amber[500] },
  info: { background: colour.blue[50], text: colour.blue[700], dot: colour.blue[500] },
  success: { background: colour.green[50], text: colour.green[700], dot: colour.green[500] },
  error: { background: colour.red[50], text: colour.red[700], dot: colour.red[500] },
  neutral: { background: colour.grey[100], text: colour.grey[700], dot: colour.grey[500] },
  violet: { background: colour.violet[50], text: colour.violet[700], dot: colour.violet[500] },
}

function all(tone: Tone, statuses: readonly string[]): Record<string, Tone> {
  return Object.fromEntries(statuses.map((status) => [status, tone]))
}

function plain(status: string): string {
  return status
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase()
}
