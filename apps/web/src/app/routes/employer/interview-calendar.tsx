export { InterviewCalendar as Component } from '../../../features/interviews/interview-calendar';
