export const areas = {
  or: 'or',
  names: {
    sales: 'Sales',
    approve: 'Approving offers',
    support: 'Support',
    catalogue: 'Catalogue',
    people: 'Staff and users',
    settings: 'Settings',
  },
} as const
