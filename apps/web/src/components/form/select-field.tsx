import { Select } from '@mantine/core';
import { memo } from 'react';

/** Renders only when its props change: define its options outside components. */
export const SelectField = memo(Select);
