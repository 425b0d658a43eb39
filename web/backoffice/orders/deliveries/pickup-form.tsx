import type { FormErrors } from '#web/form-errors.ts'
import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { GroupError } from '../../shared/forms/group-error.tsx'
import { DeliveryLineField, type LineToLoad } from './delivery-line-field.tsx'

type Props = {
  lines: readonly LineToLoad[]
  /** The day that the buyer chose. */
  date: string | undefined
  reply: FormErrors | undefined
  isMain: boolean
}

/** Sets goods aside that the buyer fetches at their warehouse, which sends the buyer a message. */
export const PickupForm = ({ lines, date, reply, isMain }: Props) => (
  <Card title={`Diambil pembeli di ${lines[0]!.warehouse}`}>
    <ReplyForm reply={reply} intent="prepare pickup" noValidate className="grid gap-4">
      <ul className="border-t border-line">
        {lines.map((line, index) => (
          <DeliveryLineField key={line.id} line={line} index={index} isTicked />
        ))}
      </ul>
      <GroupError name="lines" />
      <FormField
        name="date"
        label="Tanggal ambil"
        type="date"
        defaultValue={date}
        required
        className="sm:max-w-60"
      />
      <div>
        <SubmitButton
          color={isMain ? 'main' : 'primary'}
          className="max-sm:w-full"
          name="intent"
          value="prepare pickup"
        >
          Siap diambil
        </SubmitButton>
        <p className="mt-1.5 text-12 text-ink-2">Pembeli diberi tahu tempat dan jam bukanya.</p>
      </div>
    </ReplyForm>
  </Card>
)
