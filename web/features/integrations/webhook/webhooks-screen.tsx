import { useParams } from 'react-router'
import { WebhookList } from './webhook-list.tsx'
import { WebhookPage } from './webhook-page.tsx'

/** All webhooks, or the one in the URL. */
export default function WebhooksScreen() {
  const { id } = useParams()
  return id === undefined ? <WebhookList /> : <WebhookPage id={id} />
}
