import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * A page's `shouldRevalidate`: what was refused because things are no longer as the page shows them
 * (another tab, another member of staff) is shown with what holds now, so the next press can do.
 */
export const afterRefusal = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || actionStatus === 422 || defaultShouldRevalidate
