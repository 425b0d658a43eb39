import { Form } from 'react-router'
import { Button } from '#web/ui/button.tsx'

/** Asks for confirmation, also before scripts run: an address takes long to type. */
export const RemoveAddress = ({ id, label }: { id: string; label: string }) => (
  <details className="group">
    <summary
      className="btn cursor-pointer list-none group-open:hidden"
      data-variant="ghost"
      data-color="danger"
      data-size="small"
    >
      Hapus
    </summary>
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <Button type="submit" name="intent" value="remove" size="small" color="danger">
        Ya, hapus {label}
      </Button>
    </Form>
  </details>
)
