/** Where a link of a book leads: to a part of the reading order, or to a document beside it, such as notes. */
export type Target = ({ part: number } | { aside: string }) & { anchor?: string | undefined }
