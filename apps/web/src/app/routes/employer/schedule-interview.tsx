export { ScheduleInterview as Component } from '../../../features/interviews/schedule-interview';
