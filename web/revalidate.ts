import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** The same for a page with lines that are looked up one by one (`match`): looking changes nothing. */
export const revalidateExceptMatch = (args: ShouldRevalidateFunctionArgs): boolean =>
  args.formData?.get('intent') !== 'match' && revalidateOnConflict(args)

/**
 * A page's `shouldRevalidate`: what was refused because things are no longer as the page shows them
 * (another tab, another member of staff) is shown with what holds now, so the next press can do.
 */
export const revalidateOnConflict = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || actionStatus === 422 || defaultShouldRevalidate
