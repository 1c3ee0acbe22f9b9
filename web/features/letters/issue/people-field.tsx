import { t } from '@lingui/core/macro'
import { Button } from '@mui/material'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { LetterKind } from '@muster/contract/letters/letter-kinds.ts'
import { messageOf } from '../../../shared/call/api-error.ts'
import { api } from '../../../shared/call/api.ts'
import { ChoicesField } from '../../../shared/form/choice/choices-field.tsx'
import { type Choice, choicesFrom, type LoadOptions } from '../../../shared/form/choice/use-options.ts'
import { formatDate } from '../../../shared/format/date.ts'
import { snack, snackError } from '../../../shared/snackbar/snackbar.ts'

const atOnce = 100
const most = 500

/** The recipients; for a revision letter, everyone revised on that day with one click. */
export function PeopleField() {
  const [kind, revisedOn] = useWatch({ name: ['kind', 'revisedOn'] }) as [LetterKind, string | null]
  const { setValue } = useFormContext()
  const [pending, setPending] = useState(false)
  const page = (search: string, at: number, signal?: AbortSignal) =>
    api('GET /api/v1/user/letter-person', {
      query: {
        ...{ kind, page: at, limit: atOnce, ...(search === '' ? {} : { search }) },
        ...(kind === 'revision' && revisedOn !== null ? { revisedOn } : {}),
      },
      ...(signal === undefined ? {} : { signal }),
    })
  const load: LoadOptions<Choice> = async (search, next, signal) => {
    const at = Number(next ?? 1)
    const { data, pagination } = await page(search, at, signal)
    const isMore = pagination.total > at * atOnce
    return choicesFrom({ data, pagination: { next: isMore ? String(at + 1) : null } }, choiceOf)
  }
  const addAll = async () => {
    setPending(true)
    try {
      const all: Choice[] = []
      for (let at = 1; all.length < most; at += 1) {
        const { data } = await page('', at)
        all.push(...data.map(choiceOf))
        if (data.length < atOnce) break
      }
      setValue('employeeIds', all.slice(0, most), { shouldDirty: true, shouldValidate: true })
      if (all.length === 0) snack(t`No salaries were revised on this date`)
    } catch (error) {
      snackError(messageOf(error))
    }
    setPending(false)
  }
  return (
    <>
      <ChoicesField
        // Another letter has other recipients.
        key={`${kind} ${revisedOn ?? ''}`}
        name="employeeIds"
        label={t`Employees`}
        load={load}
        helper={kind === 'revision' ? t`Only employees with a salary revision are listed.` : undefined}
      />
      {kind === 'revision' && revisedOn !== null ? (
        <Button
          variant="outlined"
          sx={{ justifySelf: 'start' }}
          loading={pending}
          startIcon={<UsersRound size={18} aria-hidden />}
          onClick={() => void addAll()}
        >
          {t`Add everyone with a revision on ${formatDate(revisedOn)}`}
        </Button>
      ) : null}
    </>
  )
}

interface Row {
  _id: string
  name: string
  code: string
  photo: string | null
  lastIssued: string | null
}

const choiceOf = ({ _id, name, code, photo, lastIssued }: Row): Choice => ({
  ...{ value: _id, label: name, photo },
  detail: lastIssued === null ? code : t`${code} · last issued on ${formatDate(lastIssued)}`,
})
