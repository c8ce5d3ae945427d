import { Button } from '@mui/material'
import { pathTo } from '@newyou/contract/addresses'

/** Opens a course in any state as clients see it. */
export const PreviewButton = ({ courseId }: { courseId: string }) => (
  <Button href={pathTo('coursePreview', { courseId })} target="_blank" rel="noopener">
    Preview as a client
  </Button>
)
