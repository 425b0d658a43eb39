/** How session cookies are named and flagged. */
export type CookiePolicy = {
  readonly prefix: '__Host-' | ''
  readonly secure: boolean
  readonly warning: string | undefined
}

/** Whether a host is this machine, so that nobody else reaches it. */
export const isLoopbackHost = (host: string): boolean =>
  /^(localhost|.+\.localhost|\[?::1\]?)$/.test(host) || /^127(\.\d+){3}$/.test(host)

/**
 * Browsers accept `Secure` and `__Host-` cookies over https and, most of them, from loopback. Over plain
 * http from elsewhere they drop them silently, and sign-in would be impossible.
 */
export function deriveCookiePolicy(publicOrigin: string): CookiePolicy {
  const { protocol, hostname } = new URL(publicOrigin)
  if (protocol === 'https:' || isLoopbackHost(hostname)) {
    return { prefix: '__Host-', secure: true, warning: undefined }
  }
  return {
    prefix: '',
    secure: false,
    warning:
      `PUBLIC_ORIGIN is ${publicOrigin}: sessions travel unencrypted, in cookies without Secure. ` +
      'Use https for anything but a trial.',
  }
}
