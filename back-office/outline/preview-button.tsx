import { Button } from '@mui/material'
import { pathTo } from '@newyou/contract/addresses'

/** Opens a course in any state as clients see it. */
export const PreviewButton = ({ courseId }: { courseId: string }) => (
  <Button href={pathTo('coursePreview', { courseId })} target="_blank" rel="noopener">
    Preview as a client
  </Button>
)

/** Opens a written page in any state as visitors see it. */
export const PagePreviewButton = ({ slug }: { slug: string }) => (
  <Button href={pathTo('pagePreview', { slug })} target="_blank" rel="noopener">
    Preview as a visitor
  </Button>
)
