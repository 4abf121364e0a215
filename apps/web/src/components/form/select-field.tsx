import { Select } from '@mantine/core';
import { memo } from 'react';

/** A choice of one from a list. It renders only when its props change: define lists of choices outside components. */
export const SelectField = memo(Select);
