const loopbackNames = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])

export const isLoopback = (host: string): boolean => loopbackNames.has(host) || /^127(\.\d+){3}$/.test(host)

/** Whether other machines can reach the server, by its own address or through a proxy. */
export function isPublic({ host, publicUrl }: { host: string; publicUrl: string }): boolean {
  return !isLoopback(host) || !isLoopback(URL.parse(publicUrl)?.hostname ?? '')
}
