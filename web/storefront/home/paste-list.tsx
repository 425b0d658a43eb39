import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { formatQuantity } from '#platform/format.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ClearDraft } from '../quick-order/clear-draft.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Textarea } from '#web/ui/forms/input.tsx'
import { type ProductCardResponse } from '../catalogue/to-product-card.ts'
import type { QuickOrderResult } from '../quick-order/actions.ts'
import { identifyList } from '../quick-order/identify-list.ts'
import { ExampleAnswer } from './example-answer.tsx'
import { writeExampleLines } from './example-lines.ts'

// The answer to a list, with its choices, is loaded when there is one.
const ListAnswer = lazy(() => import('./list-answer.tsx'))

/**
 * A list that is pasted on the home page and answered beside it. Before scripts run, the form leads to the quick
 * order, which answers it.
 */
export function PasteList({
  products,
  children,
}: {
  products: readonly ProductCardResponse[]
  children: ReactNode
}) {
  const fetcher = useFetcher<unknown>()
  const [text, setText] = useState('')
  const [isOrdered, setIsOrdered] = useState(false)
  const result = fetcher.data as QuickOrderResult | undefined
  const matched = result && 'matched' in result ? result.matched : undefined
  const examples = writeExampleLines(products)
  const lineCount = text.split('\n').filter((line) => line.trim() !== '').length
  return (
    <>
      <div className="min-w-0">
        {children}
        <ReplyForm
          fetcher={fetcher}
          reply={isFormErrors(result) ? result : undefined}
          intent="match"
          action="/cart?pesan-cepat"
          className="grid gap-3"
          // Matching sends nothing: what was typed stays until it is in the cart.
          draft={{ isDone: () => false }}
          onSubmit={() => setIsOrdered(false)}
        >
          {isOrdered && <ClearDraft />}
          <FormField name="text" label="Daftar belanja">
            {(control) => (
              <Textarea
                {...control}
                rows={6}
                placeholder={examples.map(({ text }) => text).join('\n')}
                onInput={(event) => setText(event.currentTarget.value)}
                onChange={(event) => setText(event.currentTarget.value)}
                className="num bg-face"
                spellCheck={false}
              />
            )}
          </FormField>
          <div className="flex flex-wrap gap-2">
            <SubmitButton color="main" size="large">
              {lineCount > 0 ? `Cocokkan ${formatQuantity(lineCount)} baris` : 'Cocokkan daftar'}
            </SubmitButton>
            <ButtonLink
              to="/cart?pesan-cepat"
              variant="outlined"
              color="secondary"
              size="large"
              icon="file-up"
            >
              Unggah Excel atau CSV
            </ButtonLink>
          </div>
        </ReplyForm>
      </div>
      <div className="min-w-0 self-center" aria-live="polite">
        {matched ? (
          <Suspense fallback={<p className="p-4 text-ink-2">Menyiapkan jawaban…</p>}>
            <ListAnswer
              key={identifyList(matched)}
              list={matched}
              onOrdered={() => setIsOrdered(true)}
            />
          </Suspense>
        ) : (
          <ExampleAnswer lines={examples} />
        )}
      </div>
    </>
  )
}
