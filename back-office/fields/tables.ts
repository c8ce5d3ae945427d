import { type Editor, Extension, mergeAttributes, Node } from '@tiptap/core'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  tableEditing,
} from '@tiptap/pm/tables'

const roles: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

const spanOf = (name: string) => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Math.max(1, Number(element.getAttribute(name)) || 1),
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
})
const cellAttributes = () => ({
  colspan: spanOf('colspan'),
  rowspan: spanOf('rowspan'),
  // Wanted by the tables of ProseMirror; widths are not kept.
  colwidth: { default: null, rendered: false },
})

const Cell = Node.create({
  name: 'tableCell',
  content: 'block+',
  isolating: true,
  addAttributes: cellAttributes,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', mergeAttributes(HTMLAttributes), 0],
})

const HeaderCell = Node.create({
  name: 'tableHeader',
  content: 'block+',
  isolating: true,
  addAttributes: cellAttributes,
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', mergeAttributes(HTMLAttributes), 0],
})

const Row = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', mergeAttributes(HTMLAttributes), 0],
})

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ HTMLAttributes }) => ['table', mergeAttributes(HTMLAttributes), ['tbody', 0]],
  // As `createTable` of the library would not: it writes widths as styles, which the page's policy refuses.
  extendNodeSchema: ({ name }) => (roles[name] ? { tableRole: roles[name] } : {}),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const go = (direction: 1 | -1) => () =>
      this.editor.commands.command(({ state, dispatch }) => goToNextCell(direction)(state, dispatch))
    return { Tab: go(1), 'Shift-Tab': go(-1) }
  },
})

/** A picture or a table with words of its own under it. */
const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: '(block | figcaption)+',
  isolating: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', mergeAttributes(HTMLAttributes), 0],
})
const Caption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figcaption', mergeAttributes(HTMLAttributes), 0],
})

/** The language of a passage, and the name by which a link leads to it: kept, and not shown. */
const Names = Extension.create({
  name: 'names',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'listItem', 'blockquote', 'tableCell', 'tableHeader'],
      attributes: { lang: { default: null }, id: { default: null } },
    },
  ],
})

/** Editor extensions beyond the usual parts, for texts of the site. */
export const furtherParts = [Table, Row, Cell, HeaderCell, Figure, Caption, Names]

const newRow = (cells: string, count: number) => ({
  type: 'tableRow',
  content: Array.from({ length: count }, () => ({ type: cells, content: [{ type: 'paragraph' }] })),
})

export const insertTable = (editor: Editor) =>
  editor
    .chain()
    .focus()
    .insertContent({
      type: 'table',
      content: [newRow('tableHeader', 3), newRow('tableCell', 3), newRow('tableCell', 3)],
    })
    .run()

/** Actions on the table at the cursor. */
export const tableActions = [
  { label: 'Row below', act: addRowAfter },
  { label: 'Column to the right', act: addColumnAfter },
  { label: 'Delete row', act: deleteRow },
  { label: 'Delete column', act: deleteColumn },
  { label: 'Delete table', act: deleteTable },
] as const

export const runOnTable = (editor: Editor, act: (typeof tableActions)[number]['act']) =>
  editor
    .chain()
    .focus()
    .command(({ state, dispatch }) => act(state, dispatch))
    .run()
