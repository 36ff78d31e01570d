/** Moving the rows of a list. */
export const sorting = {
  move: 'Move {{name}}',
  hint: 'Drag, or press Alt and an arrow key',
  up: 'Move {{name}} up',
  down: 'Move {{name}} down',
  placed: '{{name}}: position {{position}} of {{count}}',
} as const
