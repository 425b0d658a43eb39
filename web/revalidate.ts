import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * The same for a page with lines that are matched one by one (`match`): matching changes nothing.
 */
export const revalidateExceptMatch = (args: ShouldRevalidateFunctionArgs): boolean =>
  args.formData?.get('intent') !== 'match' && revalidateOnConflict(args)

/**
 * A `shouldRevalidate` that also reloads the page after a conflict: another tab or another member
 * of staff changed the data, so the page shows the current state.
 */
export const revalidateOnConflict = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || actionStatus === 422 || defaultShouldRevalidate
