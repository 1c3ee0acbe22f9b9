import type { I18n } from '@lingui/core'
import { TransNoContext } from '@lingui/react/server'
import { i18n, type Sentence } from './i18n.ts'

interface TransProps {
  message: Sentence
  values?: Record<string, unknown>
  components?: Record<string, unknown>
}

const lingui = {
  i18n: {
    _: (_id: string, values: Record<string, unknown>, { message }: { message: Sentence }) => i18n._(message, values),
  } as unknown as I18n,
}

/** What `<Trans>` of `@lingui/react/macro` compiles to: a sentence with elements. It needs no context, as the language does not change. */
export function Trans({ message, ...parts }: TransProps) {
  return <TransNoContext id="" message={message as string} {...parts} lingui={lingui} />
}
