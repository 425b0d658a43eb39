import { Button } from '#web/ui/button.tsx'

/**
 * Leaves for Google: a form that the browser itself posts, since the answer leads to another site.
 * `query` goes along to /login (`?redirect=…`, `?tracker=…`), and with it where to come back to.
 */
export function GoogleButton({ query }: { query: string }) {
  return (
    <form method="post" action={`/login${query}`} className="mt-4 border-t border-line pt-4">
      <input type="hidden" name="intent" value="google" />
      <Button type="submit" variant="outlined" color="secondary" size="large" wide>
        Masuk dengan Google
      </Button>
    </form>
  )
}
