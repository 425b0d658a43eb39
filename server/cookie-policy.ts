/** How cookies of a session are named and flagged. */
export type CookiePolicy = {
  readonly prefix: '__Host-' | ''
  readonly secure: boolean
  readonly warning: string | undefined
}

/**
 * Browsers keep `Secure` and `__Host-` cookies from https and, most of them, from loopback; from
 * plain http elsewhere they drop them silently, and nobody could sign in.
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
