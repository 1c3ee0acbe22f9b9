import type { Source } from './sources.ts'

/** Replacements for words that payroll officers do not use (`STYLE.md`, words on the screen). */
const banned: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bwait(?:s|ing)? for (?:a decision|you|your)\b|\bwaits for\b/i, 'pending with, pending approval'],
  [/\basked for\b|\basks? (?:for leave|to cancel)\b|\basks for\b/i, 'submitted, requested'],
  [/\b(?:take|takes|taken|took) back\b/i, 'withdraw, reverse, recover'],
  [/\bgives? (?:it )?on to\b|\bagree to cancel\b/i, 'forward, approve the cancellation'],
  [/\bdays? without pay\b/i, 'loss of pay'],
  [/\bleft out\b/i, 'excluded'],
  [/\bto look at\b|\bnothing is the matter\b|\bany more$/i, 'needs review'],
  [/\bkept back\b|\btaken off\b/i, 'deducted, withheld'],
  [/\bholds? from\b/i, 'effective from'],
  [/\bown values?\b/i, 'override'],
  [/\blaw says\b/i, 'as per law, statutory value'],
  [/\bthe own\b/i, 'their own'],
  [/\bon top\b(?! of)/i, 'employer contributions, in addition'],
  [/\bthe bank[’']s answers?\b|\bbank has answered\b/i, 'bank response file'],
  [/\bpays? out leave\b|\bpaid out leave\b/i, 'encash'],
  [/\bpunch areas?\b/i, 'geofence'],
  [/\bkept in the (?:activity|log)\b/i, 'logged'],
  [/\bnobody\b/i, 'no one'],
  [/\bCTC a year\b|\ba year CTC\b/i, 'annual CTC'],
  [/\bfor ever\b/i, 'forever'],
  [/\bshall\b|\bgo on with\b|\bput right\b|\bdrop it\b/i, 'plain English'],
  [/\b(?:is|are) told\b|\bis kept\b|\bstands\b(?! in)/i, 'say who acts: notified, stored, shown'],
  [/\p{L}’/u, "a straight apostrophe (')"],
  [/^(?:Who|What|Nothing|Nobody)\b[^.?!]*$/, 'a noun as a title'],
]

/** Sentences that the house style bans. */
export function wordFaults(sentences: readonly Source[]): string[] {
  return sentences.flatMap(({ path, text }) =>
    banned
      .filter(([pattern]) => pattern.test(text))
      .slice(0, 1)
      .map(([, instead]) => `${path} says “${text}”: ${instead}.`),
  )
}
