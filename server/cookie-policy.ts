/** How session cookies are named and flagged. */
export type CookiePolicy = {
  readonly prefix: '__Host-' | ''
  readonly secure: boolean
  readonly warning: string | undefined
}

/**
 * Browsers accept `Secure` and `__Host-` cookies over https and, most of them, from loopback. Over plain
 * http from elsewhere they drop them silently, and sign-in would be impossible.
 */
export function deriveCookiePolicy(publicOrigin: string): CookiePolicy {
  const { protocol, hostname } = new URL(publicOrigin)
  const isLoopback =
    /^(localhost|.+\.localhost|\[::1\])$/.test(hostname) || /^127(\.\d+){3}$/.test(hostname)
  if (protocol === 'https:' || isLoopback) {
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
