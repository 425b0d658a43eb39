import { Button } from '#web/ui/button.tsx'

/**
 * Starts the sign-in at Google: a form that the browser itself posts, because the response
 * redirects to another site. `query` is passed on to /login (`?redirect=…`, `?tracker=…`) and names
 * the page to return to.
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
