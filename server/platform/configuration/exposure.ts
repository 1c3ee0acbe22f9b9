const loopbackNames = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])

export const isLoopback = (host: string): boolean => loopbackNames.has(host) || /^127(\.\d+){3}$/.test(host)

/** Whether others than this machine can reach the server, by its own address or through a proxy before it. */
export function isPublic({ host, publicUrl }: { host: string; publicUrl: string }): boolean {
  return !isLoopback(host) || !isLoopback(URL.parse(publicUrl)?.hostname ?? '')
}
