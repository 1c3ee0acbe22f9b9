import { useFormContext } from 'react-hook-form'

/** For a change of one field: the text field `name` becomes what follows from it and from the present text. */
export function useFollower(name: string, follow: (source: string, present: string) => string) {
  const { setValue, getValues } = useFormContext()
  return (source: unknown) => {
    const present = String(getValues(name))
    const next = follow(String(source), present)
    if (next !== present) setValue(name, next, { shouldDirty: true })
  }
}
