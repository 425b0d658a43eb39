import { useShell } from '#web/shared/chrome/use-shell.ts'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { Icon } from '#web/ui/icons/icon.tsx'

/** Sends an article on, or copies its address. */
export function ArticleShare({ title, path }: { title: string; path: string }) {
  const url = `${useShell()?.origin ?? ''}${path}`
  const message = new URLSearchParams({ text: `${title} ${url}` })
  return (
    <section
      aria-label="Bagikan artikel"
      className="mt-8 flex max-w-[70ch] flex-wrap items-center gap-2 border-t border-line pt-4"
    >
      <b className="mr-2">Bagikan</b>
      <a
        href={`https://wa.me/?${message}`}
        target="_blank"
        rel="noopener"
        className="btn"
        data-variant="outlined"
        data-size="small"
      >
        <Icon name="message-circle" /> WhatsApp
      </a>
      <a
        href={`mailto:?${new URLSearchParams({ subject: title, body: url })}`.replaceAll(
          '+',
          '%20',
        )}
        className="btn"
        data-variant="outlined"
        data-color="secondary"
        data-size="small"
      >
        <Icon name="mail" /> Email
      </a>
      <Button
        variant="outlined"
        color="secondary"
        size="small"
        icon="link-2"
        onClick={() => void copyText(url)}
      >
        Salin tautan
      </Button>
    </section>
  )
}
