import { t } from '@lingui/core/macro'
import { useId, useState } from 'react'
import { api } from '../../../shared/call/api.ts'
import { TextField } from '../../../shared/public-kit/text-field.tsx'

interface Props {
  name: string
  value: string
  error: string | undefined
  onChange: (event: { target: { value: string } }) => void
  onBlur: () => void
}

/** Suggests the known sectors and accepts any other. */
export function SectorField(props: Props) {
  const id = useId()
  const [sectors, setSectors] = useState<readonly string[] | null>(null)

  async function load(): Promise<void> {
    if (sectors !== null) return
    setSectors([])
    // Without the suggestions the field still works.
    const { data } = await api('GET /api/v1/user/sector', { query: { limit: 100 } }).catch(() => ({ data: [] }))
    setSectors(data.map(({ name }) => name))
  }

  return (
    <>
      <TextField
        label={t`Sector`}
        maxLength={80}
        list={id}
        autoComplete="off"
        helper={t`Choose a sector or enter your own`}
        onFocus={() => void load()}
        {...props}
      />
      <datalist id={id}>
        {(sectors ?? []).map((sector) => (
          <option key={sector}>{sector}</option>
        ))}
      </datalist>
    </>
  )
}
