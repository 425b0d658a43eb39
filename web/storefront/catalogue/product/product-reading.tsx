import { Documents } from './documents.tsx'
import { MaterialQuestions } from './material-questions.tsx'
import type { ProductResponse } from './variants.ts'

/** What there is to read beside the specification: documents, and what buyers ask about the material. */
export const ProductReading = ({ product }: { product: ProductResponse }) => (
  <div className="min-w-0">
    <Documents product={product} />
    <MaterialQuestions questions={product.questions} />
  </div>
)
