/** The people of the demo world, all with one password (decisions, demo world). */
export const DEMO_PASSWORD = 'Ampersand-1';

export type DemoPerson = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: 'member' | 'support';
  isVendor: boolean;
};

/** Fixed ids, so that a world made twice is the same world. */
export const DEMO_PEOPLE: DemoPerson[] = [
  {
    id: '00000000-0000-4000-8000-000000000001',
    email: 'couple@demo.example',
    firstName: 'Maya',
    lastName: 'Ellis',
    role: 'member',
    isVendor: false,
  },
  {
    id: '00000000-0000-4000-8000-000000000002',
    email: 'partner@demo.example',
    firstName: 'Jonah',
    lastName: 'Park',
    role: 'member',
    isVendor: false,
  },
  {
    id: '00000000-0000-4000-8000-000000000003',
    email: 'vendor@demo.example',
    firstName: 'Ruth',
    lastName: 'Calder',
    role: 'member',
    isVendor: true,
  },
  {
    id: '00000000-0000-4000-8000-000000000004',
    email: 'newvendor@demo.example',
    firstName: 'Theo',
    lastName: 'Marsh',
    role: 'member',
    isVendor: true,
  },
  {
    id: '00000000-0000-4000-8000-000000000005',
    email: 'support@demo.example',
    firstName: 'Sam',
    lastName: 'Okafor',
    role: 'support',
    isVendor: false,
  },
  {
    id: '00000000-0000-4000-8000-000000000006',
    email: 'colleague@demo.example',
    firstName: 'Ines',
    lastName: 'Duarte',
    role: 'support',
    isVendor: false,
  },
  {
    id: '00000000-0000-4000-8000-000000000007',
    email: 'manager@demo.example',
    firstName: 'Ana',
    lastName: 'Reyes',
    role: 'member',
    isVendor: true,
  },
  {
    id: '00000000-0000-4000-8000-000000000008',
    email: 'responder@demo.example',
    firstName: 'Leo',
    lastName: 'Hartman',
    role: 'member',
    isVendor: true,
  },
  {
    id: '00000000-0000-4000-8000-000000000009',
    email: 'viewer@demo.example',
    firstName: 'June',
    lastName: 'Calder',
    role: 'member',
    isVendor: true,
  },
  {
    id: '00000000-0000-4000-8000-000000000010',
    email: 'claimant@demo.example',
    firstName: 'Nadia',
    lastName: 'Brooks',
    role: 'member',
    isVendor: true,
  },
  {
    id: '00000000-0000-4000-8000-000000000011',
    email: 'almost@demo.example',
    firstName: 'Priya',
    lastName: 'Raman',
    role: 'member',
    isVendor: false,
  },
  {
    id: '00000000-0000-4000-8000-000000000012',
    email: 'today@demo.example',
    firstName: 'Elena',
    lastName: 'Rossi',
    role: 'member',
    isVendor: false,
  },
  {
    id: '00000000-0000-4000-8000-000000000013',
    email: 'married@demo.example',
    firstName: 'Grace',
    lastName: 'Kim',
    role: 'member',
    isVendor: false,
  },
  {
    id: '00000000-0000-4000-8000-000000000014',
    email: 'plans@demo.example',
    firstName: 'Noor',
    lastName: 'Aziz',
    role: 'member',
    isVendor: true,
  },
  {
    id: '00000000-0000-4000-8000-000000000015',
    email: 'family@demo.example',
    firstName: 'Lena',
    lastName: 'Ellis',
    role: 'member',
    isVendor: false,
  },
];
